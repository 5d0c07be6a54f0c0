import { useTranslations } from 'use-intl/react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { IconKeyboard, IconX } from '../../icons';
import classes from './Shortcuts.module.css';
import { useShortcuts, type Shortcut } from './use-shortcuts';
import { readStored, store } from '../../lib/local-storage';

/** Whether single keys act on a page: yes, unless the person has switched them off in this browser. */
const storageKey = 'tk-shortcuts';
const off = 'off';
const listeners = new Set<() => void>();
let isOn = readStored(storageKey) !== off;

function choose(on: boolean): void {
  isOn = on;
  store(storageKey, on ? null : off);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function useShortcutChoice(): [isOn: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOn), choose];
}

/**
 * The keys of a page: listens to them, and a button lists them, as `?` does. The list covers nothing that is needed, so the
 * keys can be tried beside it; in it they can be switched off. Its page names the part `shortcuts` in the route table.
 */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useTranslations('shortcuts');
  const headingId = useId();
  const [isOn, choose] = useShortcutChoice();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const toggle = (): void => (isOpen ? close() : setIsOpen(true));
  const listThem = { key: '?', text: t('listThem') };
  useShortcuts(isOn ? [...shortcuts, { ...listThem, run: toggle }] : []);
  useEffect(() => {
    if (isOpen) list.current?.focus();
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('title')}
        title={t('title')}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden />
      </button>
      {isOpen ? (
        <div
          ref={list}
          role="dialog"
          aria-labelledby={headingId}
          tabIndex={-1}
          className={classes.list}
          onKeyDown={({ key }) => (key === 'Escape' ? close() : undefined)}
        >
          <div className={classes.head}>
            <h2 id={headingId}>{t('title')}</h2>
            <button type="button" className={classes.button} aria-label={t('close')} onClick={close}>
              <IconX size={20} aria-hidden />
            </button>
          </div>
          <dl className={classes.keys}>
            {[...shortcuts, listThem].map(({ key, text }) => (
              <div key={key}>
                <dt>
                  <kbd>{key.charAt(0).toUpperCase() + key.slice(1)}</kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <label className={classes.choice}>
            <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
            {t('use')}
          </label>
        </div>
      ) : null}
    </>
  );
}
