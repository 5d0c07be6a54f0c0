import { useTranslations } from 'use-intl/react';
import { Button, Drawer } from '@mantine/core';
import { useDeferredValue } from 'react';
import { NO_JOB_FILTER } from '../../../../domain/job-filter';
import { counted } from '../../../language/counted';
import classes from './JobFilterDrawer.module.css';
import type { JobFilterDrawerProps } from './JobFilterDrawer';
import { JobFilterFields } from './JobFilterFields';

/** What JobFilterDrawer shows, in a chunk of its own. Each choice applies at once; the button only leads to the jobs. */
export function LazyJobFilterDrawer({ opened, onClose, totalCount, ...fields }: JobFilterDrawerProps) {
  const t = useTranslations('browse.filters');
  const portal = useTranslations('portal');
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  return (
    <Drawer
      opened={opened && hasBeenClosed}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('title')}
      closeButtonProps={{ 'aria-label': portal('close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <JobFilterFields {...fields} />
      <div className={classes.foot}>
        <Button
          variant="default"
          onClick={() => fields.onChoose({ ...NO_JOB_FILTER, employmentType: fields.filter.employmentType })}
        >
          {t('clear')}
        </Button>
        <Button onClick={onClose} className={classes.show}>
          {totalCount === undefined ? t('showJobs') : t('show', counted(totalCount))}
        </Button>
      </div>
    </Drawer>
  );
}
