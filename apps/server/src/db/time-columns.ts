import type { ColumnType } from 'kysely';

/** A time that the database gives where none is written. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
