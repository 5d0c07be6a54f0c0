import { Tooltip, UnstyledButton } from '@mantine/core';
import { toast } from '../../../components/toasts';
import { adminToast } from '../admin-toast';
import classes from '../companies/CompanyCells.module.css';

/** Characters of an id that a list shows. */
const shown = 6;

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast.success('The ID is copied.', adminToast);
  } catch {
    toast.error('The browser did not copy the ID.', adminToast);
  }
}

/** The first characters of an id; the whole is in the tooltip, and on the clipboard when it is pressed. */
export function CopyableId({ id }: { id: string }) {
  const text = `ID: ${id.slice(0, shown)}…`;
  return (
    <Tooltip label={id} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={classes.id} aria-label={`${text}, copy the whole ID`} onClick={() => void copy(id)}>
        {text}
      </UnstyledButton>
    </Tooltip>
  );
}
