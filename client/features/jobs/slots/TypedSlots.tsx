import { useTranslations } from 'use-intl/react';
import classes from './JobSlots.module.css';
import { SlotEditor, type SlotEditorProps } from './SlotEditor';

interface TypedSlotsProps extends SlotEditorProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The slots in fields, and series of them, for people who type: folded beneath the week. */
export function TypedSlots({ isOpen, onToggle, ...editor }: TypedSlotsProps) {
  const t = useTranslations('companyJobs.slots');
  return (
    <details className={classes.fold} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{t('typed')}</summary>
      {isOpen ? <SlotEditor {...editor} /> : null}
    </details>
  );
}
