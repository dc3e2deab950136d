"""measures: loudness and peaks of a finished mix, and Ogg files."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from band.waves import RATE, Sound


def loudness(x: Sound) -> float:
    """Integrated loudness in LUFS: ITU-R BS.1770-4, two channels, both gates."""
    n = len(x)
    f = np.fft.rfftfreq(n, 1 / RATE)
    z = np.exp(-2j * np.pi * f / RATE)

    def biquad(b: tuple[float, float, float], a: tuple[float, float, float]) -> Sound:
        return (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)

    def shelf() -> Sound:
        f0, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
        k, vh = np.tan(np.pi * f0 / RATE), 10 ** (gain / 20)
        vb, a0 = vh**0.4996667741545416, 1 + np.tan(np.pi * f0 / RATE) / q + np.tan(np.pi * f0 / RATE) ** 2
        return biquad(
            ((vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0),
            (1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0),
        )

    def high_pass() -> Sound:
        f0, q = 38.13547087602444, 0.5003270373238773
        k = np.tan(np.pi * f0 / RATE)
        a0 = 1 + k / q + k * k
        return biquad((1, -2, 1), (1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0))

    y = np.fft.irfft(np.fft.rfft(x, axis=0) * (shelf() * high_pass())[:, None], n, axis=0)
    total = np.cumsum(np.insert(np.sum(y**2, axis=1), 0, 0.0))
    block, hop = int(0.4 * RATE), int(0.1 * RATE)
    starts = np.arange(0, max(1, n - block + 1), hop)
    power = (total[np.minimum(starts + block, n)] - total[starts]) / min(block, n)
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    if not len(power):
        return -99.0
    power = power[power > np.mean(power) * 0.1]
    return float(-0.691 + 10 * np.log10(np.mean(power)))


def true_peak(x: Sound) -> float:
    """Peak in dBFS between the samples too (four times oversampled, in pieces)."""
    top, piece = 0.0, 1 << 16
    for at in range(0, len(x), piece):
        part = x[max(0, at - 64) : at + piece + 64]
        m = len(part)
        spectrum = np.zeros((2 * m + 1, x.shape[1]), complex)
        spectrum[: m // 2 + 1] = np.fft.rfft(part, axis=0)
        fine = np.fft.irfft(spectrum, 4 * m, axis=0) * 4
        top = max(top, float(np.max(np.abs(fine[128:-128]))) if m > 256 else float(np.max(np.abs(part))))
    return 20 * np.log10(max(top, 1e-9))


def save_ogg(path: Path, x: Sound, rate: int, quality: float) -> None:
    """Write Ogg Vorbis of a quality 0..10 (soundfile: build time only)."""
    import soundfile

    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        str(path), "w", rate, x.shape[1], format="OGG", subtype="VORBIS", compression_level=1 - quality / 10
    ) as out:
        for at in range(0, len(x), 1 << 15):
            out.write(x[at : at + (1 << 15)].astype(np.float32))


def faults_of(x: Sound, kind: str) -> list[str]:
    """What is wrong with a finished file of a kind (theme, sting, ambience), in words."""
    lufs, peak = loudness(x), true_peak(x)
    least, most = {"theme": (-22.0, -18.0), "sting": (-22.0, -18.0), "ambience": (-34.0, -28.0)}[kind]
    steps = np.abs(np.diff(x, axis=0)).max(1)
    near = float(np.concatenate([steps[-400:], steps[:400]]).max())
    seam, usual = float(np.abs(x[0] - x[-1]).max()), max(float(np.percentile(steps, 99)), 1.5 * near)
    power = np.abs(np.fft.rfft(x.sum(1))) ** 2
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    mud, harsh = (float(power[(f >= a) & (f < b)].sum() / power.sum()) for a, b in ((0, 60), (3000, 5000)))
    return (
        [f"{lufs:.1f} LUFS"] * bool(not least <= lufs <= most)
        + [f"true peak {peak:.1f} dB"] * bool(peak > -1)
        + [f"a step of {seam:.4f} at the seam, not {usual:.4f}"] * bool(kind != "sting" and seam > usual)
        + [f"mud: {mud:.1%} below 60 Hz"] * bool(kind == "theme" and mud > 0.06)
        + [f"harsh: {harsh:.1%} at 3-5 kHz"] * bool(kind == "theme" and harsh > 0.04)
    )
