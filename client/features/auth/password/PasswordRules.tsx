import { useTranslations } from 'use-intl/react';
import { IconCheck, IconPoint } from '../../../icons';
import { VisuallyHidden } from '@mantine/core';
import { passwordRules } from '../../../../domain/password-rules';
import classes from './PasswordRules.module.css';

interface PasswordRulesProps {
  password: string;
  form: 'registration' | 'completion';
}

/** What a new password needs; each line is ticked as soon as it holds. */
export function PasswordRules({ password, form }: PasswordRulesProps) {
  const t = useTranslations('account.newPassword');
  return (
    <ul className={classes.rules} aria-label={t('rules')}>
      {passwordRules(password, form).map(({ code, holds }) => (
        <li key={code} className={classes.rule} data-holds={holds || undefined}>
          {holds ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconPoint size={16} aria-hidden />}
          <span>{t(`rule.${code}`)}</span>
          {holds ? <VisuallyHidden>{t('kept')}</VisuallyHidden> : null}
        </li>
      ))}
    </ul>
  );
}
