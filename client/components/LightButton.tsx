import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './LightButton.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface LightButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** At work: shows it, and cannot be pressed again. */
  busy?: boolean;
}

/** Buttons without Mantine: those of pages that draw none of its components (plainPage), and of what they share with others. */
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
