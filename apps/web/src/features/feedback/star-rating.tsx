import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import classes from './feedback.module.css';
import { words } from './words.ts';

const stars = [1, 2, 3, 4, 5];

interface StarRatingProps {
  readonly labelId: string;
  /** 1 to 5; 0 is none. */
  readonly rating: number;
  readonly isDisabled: boolean;
  readonly onRate: (rating: number) => void;
}

/** One to five stars; pressing the chosen star clears the rating (P9.28). */
export function StarRating({ labelId, rating, isDisabled, onRate }: StarRatingProps) {
  const say = useWords(words);
  return (
    <div className={classes.stars} role="group" aria-labelledby={labelId}>
      {stars.map((star) => {
        const Icon = star <= rating ? IconStarFilled : IconStar;
        return (
          <button
            key={star}
            type="button"
            className={classes.star}
            data-lit={star <= rating}
            aria-label={say.star(star)}
            aria-pressed={star === rating}
            disabled={isDisabled}
            data-autofocus={star === 1 || undefined}
            onClick={() => onRate(star === rating ? 0 : star)}
          >
            <Icon size={24} stroke={1.6} aria-hidden="true" />
          </button>
        );
      })}
      <span className={classes.said} aria-hidden="true">
        {rating === 0 ? say.noRating : say.star(rating)}
      </span>
    </div>
  );
}
