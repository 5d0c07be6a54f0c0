import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { press } from '../testing/page';
import { renderApp } from '../testing/render';
import { TagInput } from './TagInput';

function Skills({ onSubmit }: { onSubmit?: (tags: readonly string[]) => void }) {
  const [tags, setTags] = useState<string[]>(['React']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(tags);
      }}
    >
      <TagInput label="Technical skills" noun="skill" value={tags} onChange={setTags} />
      <input aria-label="Other" />
      <button>Send</button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Technical skills' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('TagInput', () => {
  it('adds with the button, trimmed, empties the field, and removes a tag by its own button', async () => {
    renderApp(<Skills />);
    await userEvent.type(field(), '  Type   Script ');
    await press('Add skill');
    expect(tags()).toEqual(['React', 'Type Script']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await press('Remove React');
    expect(tags()).toEqual(['Type Script']);
  });

  it('adds with Enter without sending the form, and what was typed when it is sent', async () => {
    const submit = jest.fn();
    renderApp(<Skills onSubmit={submit} />);
    await userEvent.type(field(), 'Node{Enter}');
    expect(tags()).toEqual(['React', 'Node']);
    expect(submit).not.toHaveBeenCalled();
    await userEvent.type(field(), 'Vue');
    await press('Send');
    expect(submit.mock.calls).toEqual([[['React', 'Node', 'Vue']]]);
    expect(field()).toHaveValue('');
  });

  it('takes a comma as the end of a tag, and adds neither duplicates nor nothing', async () => {
    renderApp(<Skills />);
    await userEvent.type(field(), 'komunikasi, kerja tim,, react{Enter}');
    await userEvent.type(field(), 'react{Enter}');
    await userEvent.type(field(), '   {Enter}');
    expect(tags()).toEqual(['React', 'komunikasi', 'kerja tim']);
  });

  it('adds what was typed when another field is turned to, and leaves the focus there', async () => {
    renderApp(<Skills />);
    await userEvent.type(field(), 'Node');
    await userEvent.click(screen.getByRole('textbox', { name: 'Other' }));
    expect(tags()).toEqual(['React', 'Node']);
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  });

  it('moves nothing under a button that is being pressed', async () => {
    renderApp(<Skills />);
    await userEvent.type(field(), 'Node');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
    expect(tags()).toEqual(['React']);
    await userEvent.pointer({ keys: '[/MouseLeft]' });
  });
});
