import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { pagesToShow } from './pages-to-show';
import classes from './Pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** What is paged, for screen readers: "Job pages". */
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
}

/** Previous, numbers with ellipses, Next. Under 640 px the numbers give way to "2 of 9". Nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onChange, label = 'Pages', previousLabel = 'Previous', nextLabel = 'Next' } = props;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={classes.bar}>
      <UnstyledButton className={classes.step} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        {previousLabel}
      </UnstyledButton>
      <ol className={classes.numbers}>
        {pagesToShow(page, pageCount).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={classes.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <UnstyledButton
                className={classes.number}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => onChange(step)}
              >
                {step}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ol>
      <span className={classes.short} aria-live="polite">
        {page} of {pageCount}
      </span>
      <UnstyledButton className={classes.step} disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        {nextLabel}
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </nav>
  );
}
