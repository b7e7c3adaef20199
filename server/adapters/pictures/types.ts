/** The file that a picture is drawn from. */
export interface PictureSource {
  bytes: Uint8Array;
  /** Media type, told from the bytes themselves. */
  type: PictureType;
}
export const PICTURE_TYPES = [
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export interface Box {
  width: number;
  height: number;
}

/** A picture as PNG, which mail programs, PDFs and phones can all show. Lengths are pixels. */
export interface DrawnPicture extends Box {
  png: Uint8Array;
}

/** What an icon is made from, as the channel's configuration has it. */
export interface IconBrand {
  name: string;
  /** The picture that the browser's tab also shows. */
  favicon: string;
  colorScheme: { primary: string };
}

export interface DrawnIcon {
  png: Uint8Array;
  /** False for the initials in place of a picture, which may be available later. */
  isPicture: boolean;
}

export interface Icon {
  /** Side, in pixels. */
  size: number;
  /** Whether the whole square is coloured, because the device cuts its own shape out of it. */
  isFilled: boolean;
}

/** The pictures of brands, as they are and as PNG for programs that need that. */
export interface Pictures {
  /** A picture as it is; null where it is not available now. */
  source(address: string): Promise<PictureSource | null>;
  /**
   * A picture without the empty space around it, as large as fits; null where it is not available
   * now.
   */
  fitted(address: string, box: Box): Promise<DrawnPicture | null>;
  /**
   * The icon of a brand: its picture, or its initials where that is not available. Null where
   * nothing can be drawn.
   */
  icon(brand: IconBrand, icon: Icon): Promise<DrawnIcon | null>;
}
