import { IconCheck } from '../../../icons';
import { ChoiceCount } from './ChoiceCount';
import classes from './FilterOption.module.css';

/** The list of choices is a part of the dialog or the search that its field is in, and scrolls by itself. */
export const listInPlace = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes.list },
};

interface FilterOptionProps {
  text: string;
  /** What tells it apart from others. */
  note?: string | undefined;
  /** For the names of places. */
  translate?: 'no';
  isChosen: boolean;
  jobs: number | null;
}

/** A choice in the list of a filter, with the jobs that it leaves. */
export function FilterOption({ text, note, translate, isChosen, jobs }: FilterOptionProps) {
  return (
    <span className={classes.option}>
      {isChosen ? <IconCheck size={16} className={classes.mark} aria-hidden /> : null}
      <span className={classes.text}>
        <span translate={translate}>{text}</span>
        {note ? (
          <>
            {' '}
            <span className={classes.note} translate={translate}>
              {note}
            </span>
          </>
        ) : null}
      </span>
      <ChoiceCount jobs={jobs} />
    </span>
  );
}
