import { useRef } from 'react';
import classes from './PagedList.module.css';
import { Pagination, type PaginationProps } from './Pagination';
import type { Elements } from './elements';

/** One page of a list and the way to the others, which leads to the top of the list: eye, keyboard and screen reader. */
export function PagedList({ children, onChange, ...pages }: PaginationProps & { children: Elements }) {
  const top = useRef<HTMLDivElement>(null);
  const goTo = (page: number): void => {
    onChange(page);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} tabIndex={-1} className={classes.list}>
      {children}
      <Pagination {...pages} onChange={goTo} />
    </div>
  );
}
