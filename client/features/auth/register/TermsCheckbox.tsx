import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';

const linkProps = { component: Link, target: '_blank', underline: 'always', inherit: true } as const;

/** The texts open in a tab of their own, so that nothing typed here is lost. */
export function TermsCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      label={
        <>
          I accept the{' '}
          <Anchor {...linkProps} to={paths.terms}>
            Terms and Conditions
          </Anchor>{' '}
          and the{' '}
          <Anchor {...linkProps} to={paths.privacy}>
            Privacy Policy
          </Anchor>
        </>
      }
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
