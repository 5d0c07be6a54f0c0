import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './LightButton.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface LightButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** At work: shows it, and cannot be pressed again. */
  busy?: boolean;
}

/** Buttons of the pages that ship without Mantine's components: landing, login, legal pages, not found. */
export function LightButton({ look = 'primary', busy = false, disabled, className, ...rest }: LightButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${classes.button} ${className}` : classes.button}
      data-look={look}
      data-busy={busy || undefined}
      disabled={disabled || busy}
      {...rest}
    />
  );
}

export function LightLinkButton({ look = 'primary', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link className={className ? `${classes.button} ${className}` : classes.button} data-look={look} {...rest} />;
}
