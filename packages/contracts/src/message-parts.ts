import { z } from 'zod';

/** The values of a message's placeholders, beside the name of the message. */
export const messagePartsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
