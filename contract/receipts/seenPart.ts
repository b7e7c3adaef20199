interface Pixels {
  width: number;
  height: number;
  /** Four bytes for each pixel, of which the last is zero where it is transparent. */
  pixels: ArrayLike<number>;
}

/**
 * The part of a picture that is not transparent, in its pixels; undefined where all of it is. Logos
 * are cut to it, so that they have the same size on every paper and in mails.
 */
export function seenPart({ width, height, pixels }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
