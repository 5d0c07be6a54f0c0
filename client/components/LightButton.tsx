import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './LightButton.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

/** Buttons of the pages that ship without Mantine's components: landing, legal pages, not found. */
export function LightButton({ look = 'primary', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" className={classes.button} data-look={look} {...rest} />;
}

export function LightLinkButton({ look = 'primary', ...rest }: LinkProps & { look?: Look }) {
  return <Link className={classes.button} data-look={look} {...rest} />;
}
