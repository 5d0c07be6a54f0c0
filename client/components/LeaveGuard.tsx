import { useTranslations } from 'use-intl/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  discardUnsavedChanges,
  hasUnsavedChanges,
  setLeaveQuestion,
  subscribeToUnsavedChanges,
  watchHistorySteps,
} from '../lib/unsaved-changes';
import { ConfirmDialog, confirmModal } from './ConfirmDialog';

type Ask = (proceed: () => void) => void;

// Each looks whether something is unsaved at that moment: a page that leaves by itself says so and leaves at once.

/** Closing the tab, reloading, another site: the browser asks in its own words. */
function watchUnload(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (hasUnsavedChanges()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/** The link that a click would follow to another page in this tab. */
function leavingLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  const { origin, pathname, search } = window.location;
  const isElsewhere = link.origin !== origin || link.pathname !== pathname || link.search !== search;
  // The browser itself asks before it goes to another site.
  return isElsewhere && link.origin === origin ? link : null;
}

function watchLinks(ask: Ask): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = hasUnsavedChanges() ? leavingLinkOf(event) : null;
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => {
      discardUnsavedChanges();
      link.click();
    });
  };
  // Before the router's own handler, which sits further in.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

/** The router numbers its history entries. */
function entryNumber(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

/**
 * Back and forward. The browser has gone already when it tells us: it is sent back at once, unseen by the router, and
 * goes again when the person says so.
 */
function watchHistory(ask: Ask): () => void {
  const page = window.location.pathname + window.location.search;
  const here = entryNumber();
  let isReturning = false;
  watchHistorySteps((event) => {
    const isLeaving = hasUnsavedChanges() && window.location.pathname + window.location.search !== page;
    if (!isReturning && !isLeaving) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    const there = entryNumber();
    // An entry without a number was not made by the router; a step back is then by far the likeliest.
    const steps = here === null || there === null ? -1 : there - here;
    isReturning = true;
    window.history.go(-steps);
    ask(() => {
      discardUnsavedChanges();
      window.history.go(steps);
    });
  });
  return () => watchHistorySteps(null);
}

/** Asks before something typed and not saved is lost. One per page; forms report to it with useUnsavedChanges. */
export function LeaveGuard() {
  const t = useTranslations('portal.leave');
  const isUnsaved = useSyncExternalStore(subscribeToUnsavedChanges, hasUnsavedChanges);
  const [leaving, setLeaving] = useState<{ proceed: () => void } | null>(null);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask: Ask = (proceed) => setLeaving({ proceed });
    // So that the question can be asked when the connection is lost meanwhile.
    confirmModal.fetch().catch(() => undefined);
    setLeaveQuestion(ask);
    const stops = [watchUnload(), watchLinks(ask), watchHistory(ask)];
    return () => {
      setLeaveQuestion(null);
      stops.forEach((stop) => stop());
    };
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      opened={leaving !== null}
      onClose={() => setLeaving(null)}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      destructive
      onConfirm={() => {
        setLeaving(null);
        leaving?.proceed();
      }}
    >
      {t('means')}
    </ConfirmDialog>
  );
}
