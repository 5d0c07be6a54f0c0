import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import classes from './skeletons.module.css';
import hidden from './VisuallyHidden.module.css';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One announcement for the whole block; the grey shapes say nothing to a screen reader. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('frame');
  return (
    <div className={classes.waiting} role="status" aria-label={t('loading')}>
      {children}
    </div>
  );
}

/** A grey line in place of words, as wide as a share of its place. */
function Line({ width = 100, height = 14 }: { width?: number; height?: number }) {
  return <div className={classes.shape} style={{ width: `${width}%`, height }} />;
}

/** Cards with a title, two lines and a foot: jobs, applications, packages. */
export function CardListSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Waiting>
      {times(count).map((index) => (
        <div key={index} className={classes.card}>
          <Line width={55} height={18} />
          <Line width={35} />
          <Line />
          <Line width={80} />
        </div>
      ))}
    </Waiting>
  );
}

/** Rows of three lines in groups: the seeker's applications. */
export function RowListSkeleton() {
  return (
    <Waiting>
      <Line width={25} height={24} />
      {times(6).map((index) => (
        <div key={index} className={classes.listRow}>
          <Line width={55} height={18} />
          <Line width={35} />
          <Line width={60} />
        </div>
      ))}
    </Waiting>
  );
}

/** A header row and its lines. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Waiting>
      <div className={classes.card}>
        {times(rows + 1).map((index) => (
          <div key={index} className={classes.row}>
            <Line width={30} />
            <Line width={25} />
            <Line width={15} />
            <Line width={15} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** A whole page: its header over two cards. A page has a heading at every moment, for those who go by headings. */
export function DetailSkeleton() {
  const t = useTranslations('frame');
  return (
    <>
      <h1 className={hidden.hidden} data-loading>
        {t('loading')}
      </h1>
      <Waiting>
        <Line width={40} height={30} />
        <Line width={60} height={16} />
        <TwoCards />
      </Waiting>
    </>
  );
}

/** The cards of a page whose header is there already. */
export function PartSkeleton() {
  return (
    <Waiting>
      <TwoCards />
    </Waiting>
  );
}

function TwoCards() {
  return (
    <>
      <div className={classes.card}>
        <Line width={30} height={18} />
        <Line />
        <Line />
        <Line width={70} />
      </div>
      <div className={classes.card}>
        <Line width={25} height={18} />
        <Line width={90} />
        <Line width={60} />
      </div>
    </>
  );
}
