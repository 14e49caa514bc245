import type { ColumnType } from 'kysely';

/** A time that the database sets by default. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
