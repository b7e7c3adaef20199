export { createPictures } from './pictures.ts';
export type { Box, DrawnPicture, Icon, IconBrand, Pictures, PictureSource } from './types.ts';
