import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './Sheet.module.css';
import type { Elements } from '../elements';

export interface SheetProps {
  opened: boolean;
  /** Escape, or a tap beside it. */
  onClose: () => void;
  title: string;
  children: Elements;
  /** Buttons, which stay in sight while the rest scrolls. */
  actions?: ReactNode;
  /** At work: stays open. */
  busy?: boolean;
}

/** A window over the page: from below on phones, in the middle elsewhere. The browser keeps and returns the focus. */
export function Sheet({ opened, onClose, title, children, actions, busy = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A press that selects text may end beside the content, and the browser calls that a click on the dialog.
  const isPressedBeside = useRef(false);
  useEffect(() => {
    if (!opened) return dialog.current?.close();
    dialog.current?.showModal();
    // The browser takes the first button, which may be a final answer.
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // What has the focus may be taller than the window: the title stays in sight.
    if (dialog.current) dialog.current.scrollTop = 0;
    return undefined;
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => busy && event.preventDefault()}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressedBeside.current && !busy) dialog.current.close();
      }}
    >
      {/* A tap on the dialog itself is one beside its content. */}
      <div className={classes.content}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {opened ? children : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </dialog>
  );
}
