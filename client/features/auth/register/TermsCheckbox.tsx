import { useTranslations } from 'use-intl/react';
import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';

const linkProps = { component: Link, target: '_blank', underline: 'always', inherit: true } as const;

/** The texts open in a tab of their own, so that nothing typed here is lost. */
export function TermsCheckbox(props: CheckboxProps) {
  const t = useTranslations('account.register');
  return (
    <Checkbox
      label={t.rich('acceptTerms', {
        terms: (text) => (
          <Anchor {...linkProps} to={paths.terms}>
            {text}
          </Anchor>
        ),
        privacy: (text) => (
          <Anchor {...linkProps} to={paths.privacy}>
            {text}
          </Anchor>
        ),
      })}
      description={t('guardian')}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
