import { z } from 'zod';
import { MAP_FEATURE_KINDS, PIECE_LEVELS, type PieceAddress } from './pieces.ts';

const line = z.array(z.number());

export const mapPieceSchema = z.strictObject({
  sea: z.array(line),
  rivers: z.array(z.strictObject({ widthMeters: z.number(), points: line })),
  features: z.array(
    z.strictObject({
      kind: z.enum(MAP_FEATURE_KINDS),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      from: z.int(),
      weight: z.number(),
    }),
  ),
});

const index = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

/** The path parameters of a piece, which must lie within the world. */
export const pieceParams = z
  .strictObject({ level: index, column: index, row: index })
  .refine(({ level, column, row }: PieceAddress) => {
    const isLevel = PIECE_LEVELS.some((one) => one.level === level);
    return isLevel && column < 2 ** level && row < 2 ** level;
  });
