import { useTranslations } from 'use-intl/react';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { LightButton } from '../../components/LightButton';
import classes from './RegisterMenu.module.css';

/** Two ways to register, behind one button. A disclosure of plain links, so Tab and screen readers know it already. */
export function RegisterMenu() {
  const t = useTranslations('landing');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  const onBlur = (event: FocusEvent): void => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div ref={root} className={classes.root} onBlur={onBlur}>
      <LightButton ref={button} aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        {t('register')}
        <svg viewBox="0 0 12 12" className={classes.chevron} aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </LightButton>
      <ul id={listId} className={classes.list} hidden={!open}>
        <li>
          <Link to={paths.registerSeeker}>{t('registerSeeker')}</Link>
        </li>
        <li>
          <Link to={paths.registerCompany}>{t('registerCompany')}</Link>
        </li>
      </ul>
    </div>
  );
}
