import { useTranslations } from 'use-intl/react';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '../icons';
import { pagesToShow } from './pages-to-show';
import classes from './Pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** What is paged, for screen readers: "Job pages". */
  label: string;
  previousLabel?: string;
}

/** Both portals number the pages; the company's reduces them under 640 px. */
const narrow = '(max-width: 39.99em)';

/** Previous, numbers with ellipses, Next. On a narrow screen only first, current and last. Nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const t = useTranslations('portal.pages');
  const { page, pageCount, onChange, label, previousLabel = t('previous') } = props;
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={classes.bar}>
      <button type="button" className={classes.step} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        <span>{previousLabel}</span>
      </button>
      <ol className={classes.numbers}>
        {pagesToShow(page, pageCount, isNarrow ? 0 : 1).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={classes.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={classes.number}
                aria-label={t('page', { number: String(step) })}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => onChange(step)}
              >
                {step}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className={classes.step} disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        {t('next')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </button>
    </nav>
  );
}
