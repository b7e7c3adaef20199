/** What a picture is drawn from. */
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

/** A picture as PNG, which mail programs, papers and phones all show. Lengths are pixels. */
export interface DrawnPicture extends Box {
  png: Uint8Array;
}

/** What an icon is made of, as a channel says it. */
export interface IconBrand {
  name: string;
  /** The picture that the browser's tab has, too. */
  favicon: string;
  colorScheme: { primary: string };
}

export interface Icon {
  /** Side, in pixels. */
  size: number;
  /** Whether all of it is coloured, because the device cuts a shape of its own out of it. */
  isFilled: boolean;
}

/** The pictures of brands: as they are given, and drawn for those who cannot show them so. */
export interface Pictures {
  /** A picture as it is; null where it cannot be had now. */
  source(address: string): Promise<PictureSource | null>;
  /** A picture without the empty space around it, as large as fits; null where it cannot be had now. */
  fitted(address: string, box: Box): Promise<DrawnPicture | null>;
  /** The icon of a brand: its picture, or its initials where that cannot be had. Null where nothing can be drawn. */
  icon(brand: IconBrand, icon: Icon): Promise<Uint8Array | null>;
}
