import { z, type ZodType } from 'zod';

/** The largest whole number that a PostgreSQL `integer` can hold. */
export const integerMax = 2_147_483_647;

/** The farthest position from the origin of the canvas, in canvas pixels. */
const canvasMax = 10_000_000;

interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** A whole number in the body of a request; by default from 0 to the largest that the database can hold. */
export const wholeNumber = ({ min = 0, max = integerMax }: Range = {}) => z.int().min(min).max(max);

/** The same in a query string, where a number is text. */
export const queryWholeNumber = ({ min = 0, max = integerMax }: Range = {}) =>
  z.codec(
    wholeNumberText(max)
      .refine((text) => Number(text) >= min)
      .meta({ type: 'integer', minimum: min, maximum: max }),
    z.int(),
    { decode: Number, encode: String },
  );

/** The digits of a whole number from 0 to `max`, where a number and words share a field. */
export const wholeNumberText = (max = integerMax) =>
  z
    .string()
    .max(String(max).length)
    .regex(/^\d+$/)
    .refine((text) => Number(text) <= max);

/** A coordinate on the canvas, in canvas pixels. */
export const coordinate = () => z.number().min(-canvasMax).max(canvasMax);

/** An object with at most `max` keys, which the sender chooses. */
export const boundedRecord = <Key extends z.core.$ZodRecordKey, Value extends ZodType>(
  key: Key,
  value: Value,
  max: number,
) =>
  z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= max)
    .meta({ maxProperties: max });
