import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useOnline } from '../lib/use-online';
import classes from './LightButton.module.css';
import { NeedsConnection } from './OfflineBar/NeedsConnection';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface LightButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** Of a button that sends something. At work: shows it, and cannot be pressed again. */
  busy?: boolean;
}

/** Buttons without Mantine: those of pages that draw none of its components (plainPage), and of what they share with others. */
export function LightButton({ look = 'primary', busy, disabled, className, ...rest }: LightButtonProps) {
  const waits = !useOnline() && (busy !== undefined || rest.type === 'submit');
  return (
    <button
      type="button"
      className={className ? `${classes.button} ${className}` : classes.button}
      data-look={look}
      data-busy={busy || undefined}
      disabled={disabled || busy || waits}
      {...rest}
      {...(waits ? { children: <NeedsConnection>{rest.children}</NeedsConnection> } : null)}
    />
  );
}

export function LightLinkButton({ look = 'primary', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link className={className ? `${classes.button} ${className}` : classes.button} data-look={look} {...rest} />;
}
