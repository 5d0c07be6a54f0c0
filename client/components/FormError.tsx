import { Alert } from '@mantine/core';
import { IconAlertCircle } from '../icons';

interface FormErrorProps {
  messages: readonly string[] | string | null | undefined;
  /** Where a toast has said it aloud already. */
  quiet?: boolean;
}

/** What went wrong with a form as a whole; announced, and gone with the next try. */
export function FormError({ messages, quiet }: FormErrorProps) {
  const list = typeof messages === 'string' ? [messages] : (messages ?? []);
  if (list.length === 0) return null;
  return (
    <Alert color="red" role={quiet ? 'note' : 'alert'} icon={<IconAlertCircle aria-hidden />}>
      {list.map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Alert>
  );
}
