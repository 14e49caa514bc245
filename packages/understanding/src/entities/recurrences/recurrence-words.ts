/** The words of a language for recurrences. */
export interface RecurrenceWords {
  /** Words that are a rhythm by themselves, with its unit and count: `W 2` for fortnightly. */
  readonly cycles: string;
  /** Words that mean each of a weekday: Mondays, montags. */
  readonly weekdayPlurals: string;
  /** The parts of the day as they are named after words such as `every`. */
  readonly dayTimes: string;
  /** Words for the last weekday of a month. */
  readonly lastPlaces: readonly string[];
  /** Words that may come before each weekday of a list: every Monday and every Thursday. */
  readonly beforeListedDays: readonly string[];
  /** Words after an hour that begin a recurrence: at nine every Tuesday. */
  readonly recurrenceOpeners: readonly string[];
  /** Words before the time at which something ends: every day until five. */
  readonly beforeEndTimes: readonly string[];
  readonly recurrences: readonly string[];
  /** What may follow a week, a month or a year: every month `on the 5th`. */
  readonly recurrenceDays: readonly string[];
  /** Recurrences that only the whole answer to a question for one is: Tuesday. */
  readonly wholeRecurrences: readonly string[];
}
