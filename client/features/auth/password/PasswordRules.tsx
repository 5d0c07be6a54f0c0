import { IconCheck, IconPoint } from '../../../icons';
import { VisuallyHidden } from '@mantine/core';
import { passwordRules } from '../../../../domain/password-rules';
import { ERROR_MESSAGES, type ErrorCode } from '../../../../domain/errors';
import classes from './PasswordRules.module.css';

const prefixes = /^Password must (contain |be )/;

/** The catalogue's own sentence without its subject: "At least one number". */
function shortRule(code: ErrorCode): string {
  const text = ERROR_MESSAGES[code].replace(prefixes, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface PasswordRulesProps {
  password: string;
  form: 'registration' | 'completion';
}

/** What a new password needs; each line is ticked as soon as it holds. */
export function PasswordRules({ password, form }: PasswordRulesProps) {
  return (
    <ul className={classes.rules} aria-label="Password rules">
      {passwordRules(password, form).map(({ code, holds }) => (
        <li key={code} className={classes.rule} data-holds={holds || undefined}>
          {holds ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconPoint size={16} aria-hidden />}
          <span>{shortRule(code)}</span>
          {holds ? <VisuallyHidden>(done)</VisuallyHidden> : null}
        </li>
      ))}
    </ul>
  );
}
