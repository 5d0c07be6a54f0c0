import { useTranslations } from 'use-intl/react';
import { Button, Input, Pill, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import classes from './TagInput.module.css';
import { cleanLine } from '../../domain/text';

/**
 * The list with the tags that were typed with commas between, trimmed and cut at the limit; the very same list when
 * there is nothing to add. "React" and "react" are one tag.
 */
function addTags(tags: readonly string[], typed: string, longest: number): readonly string[] {
  return typed.split(',').reduce((all, part) => {
    const tag = cleanLine(part).slice(0, longest).trimEnd();
    const known = all.some((other) => other.toLowerCase() === tag.toLowerCase());
    return tag === '' || known ? all : [...all, tag];
  }, tags);
}

const maxTagLength = 60;

export interface TagInputProps {
  label: string;
  /** What one tag is called, for the buttons: "skill". */
  noun: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  description?: string;
  placeholder?: string;
  error?: string;
}

/** Calls `before` when the field's form is sent, in time for the form to send what came of it. */
function useBeforeSubmit(field: RefObject<HTMLInputElement | null>, before: () => void): void {
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = (): void => flushSync(before);
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  });
}

/**
 * A list of short words: typed, added with the button or Enter, several at once with commas between, and removable one
 * by one. What was typed and not added is added when the person turns elsewhere or sends the form.
 */
export function TagInput(props: TagInputProps) {
  const t = useTranslations('portal.tags');
  const { label, noun, value, onChange } = props;
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const take = (): void => {
    if (draft === '') return;
    const next = addTags(value, draft, maxTagLength);
    if (next !== value) onChange([...next]);
    setDraft('');
  };
  useBeforeSubmit(field, take);
  const add = (): void => {
    take();
    field.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A new tag moves what is below it: not while a button is being pressed there, which would miss its click.
    if (!currentTarget.contains(relatedTarget) && !(relatedTarget instanceof HTMLButtonElement)) take();
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
    <div onBlur={onBlur}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          classNames={{ root: classes.field, input: classes.input }}
          label={<span>{label}</span>}
          description={props.description}
          placeholder={props.placeholder}
          value={draft}
          error={Boolean(props.error)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          enterKeyHint="done"
        />
        <Button variant="default" onClick={add} aria-label={t('addNoun', { noun })}>
          {t('add')}
        </Button>
      </div>
      {props.error ? <Input.Error mt={4}>{props.error}</Input.Error> : null}
      {value.length > 0 ? (
        <ul className={classes.tags} aria-label={label}>
          {value.map((tag) => (
            <li key={tag}>
              <Pill
                size="lg"
                withRemoveButton
                onRemove={() => remove(tag)}
                removeButtonProps={{ 'aria-label': t('remove', { tag }), 'aria-hidden': false, tabIndex: 0 }}
              >
                <span translate="no">{tag}</span>
              </Pill>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
