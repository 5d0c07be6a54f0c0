import { useTranslations } from 'use-intl/react';
import { IconCheck, IconPoint } from '../../../icons';
import { passwordRules } from '../../../../domain/password-rules';
import { holdsOwnData, type PasswordOwner } from '../../../../domain/passwords';
import classes from './PasswordRules.module.css';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

export interface PasswordRulesProps {
  password: string;
  form: 'registration' | 'completion';
  /** Null where nobody is signed in: then the rule about names is shown, but never ticked. */
  owner: PasswordOwner | null;
}

/** What a new password needs; each line is ticked as soon as it holds. */
export function PasswordRules({ password, form, owner }: PasswordRulesProps) {
  const t = useTranslations('account.newPassword');
  const isOwn = owner === null || password === '' || holdsOwnData(password, owner);
  const rules = [
    ...passwordRules(password, form),
    { code: owner?.isCompany ? 'PASSWORD_PERSONAL_COMPANY' : 'PASSWORD_PERSONAL', holds: !isOwn } as const,
  ];
  return (
    <ul className={classes.rules} aria-label={t('rules')}>
      {rules.map(({ code, holds }) => (
        <li key={code} className={classes.rule} data-holds={holds || undefined}>
          {holds ? <IconCheck size={16} stroke={2.5} aria-hidden /> : <IconPoint size={16} aria-hidden />}
          <span>{t(`rule.${code}`)}</span>
          {holds ? <VisuallyHidden>{t('kept')}</VisuallyHidden> : null}
        </li>
      ))}
    </ul>
  );
}
