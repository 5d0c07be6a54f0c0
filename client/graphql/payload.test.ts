import { firstMessage, formErrors, hasCode } from './payload';

const error = (message: string, field?: string[]) => ({ code: 'X', message, field });

describe('payload errors', () => {
  it('has no message for a success, the server’s own text first, and a text for no payload at all', () => {
    expect(firstMessage({ errors: [] }, 'Failed')).toBeNull();
    expect(firstMessage({ errors: [error('Not enough tokens'), error('Second')] }, 'Failed')).toBe('Not enough tokens');
    expect(firstMessage(undefined, 'Failed to log out. Please try again.')).toBe(
      'Failed to log out. Please try again.',
    );
  });

  it('finds an error by its code', () => {
    expect(hasCode({ errors: [error('a')] }, 'X')).toBe(true);
    expect(hasCode({ errors: [] }, 'X')).toBe(false);
  });

  it('gives each field its first error and keeps the rest for the form, also of a field that it does not show', () => {
    const errors = [
      error('Late', ['slots', '0', 'end']),
      error('Short', ['password']),
      error('Weak', ['password']),
      error('No'),
    ];
    expect(formErrors(errors)).toEqual({
      fields: { 'slots.0.end': 'Late', password: 'Short' },
      general: ['No'],
    });
    expect(formErrors([error('Hidden', ['other'])], ['email'])).toEqual({ fields: {}, general: ['Hidden'] });
  });
});
