import { Button, Group, Input, Pill, TextInput } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { addTag } from './add-tag';
import classes from './TagInput.module.css';

export interface TagInputProps {
  label: string;
  /** What one tag is called, for the buttons: "skill". */
  noun?: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  description?: string;
  placeholder?: string;
  error?: string;
  maxTagLength?: number;
  disabled?: boolean;
}

/** A list of short words: typed, added with the button or Enter, and removable one by one. */
export function TagInput(props: TagInputProps) {
  const { label, noun = 'tag', value, onChange, maxTagLength = 60, disabled } = props;
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const add = (): void => {
    const next = addTag(value, draft);
    if (next !== value) onChange([...next]);
    setDraft('');
    field.current?.focus();
  };
  const remove = (tag: string): void => {
    onChange(value.filter((other) => other !== tag));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that picks a word in an input method's list is not meant for us.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          ref={field}
          className={classes.field}
          label={label}
          description={props.description}
          placeholder={props.placeholder}
          value={draft}
          maxLength={maxTagLength}
          disabled={disabled}
          error={Boolean(props.error)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
        <Button variant="default" onClick={add} disabled={disabled} aria-label={`Add ${noun}`}>
          Add
        </Button>
      </Group>
      {props.error ? <Input.Error mt={4}>{props.error}</Input.Error> : null}
      {value.length > 0 ? (
        <ul className={classes.tags} aria-label={label}>
          {value.map((tag) => (
            <li key={tag}>
              <Pill
                size="lg"
                withRemoveButton={!disabled}
                onRemove={() => remove(tag)}
                removeButtonProps={{ 'aria-label': `Remove ${tag}`, 'aria-hidden': false, tabIndex: 0 }}
              >
                {tag}
              </Pill>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
