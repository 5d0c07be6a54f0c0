import { createTheme } from '@mantine/core';
import { amber, dark, gray, green, red, teal, turmeric } from './palette';

/** A 44 px control is the smallest that a thumb hits without looking: `md` inputs and buttons are that tall. */
const touchSized = { defaultProps: { size: 'md' } };
const dialog = {
  overlayProps: { blur: 2, backgroundOpacity: 0.4 },
  transitionProps: { duration: 160 },
  /** A dialog's <header> is its own, not a second banner of the page. */
  attributes: { header: { role: 'presentation' } },
};

// Component entries are plain objects: importing the components here would ship them with the login page.
export const theme = createTheme({
  colors: { teal, turmeric, amber, green, red, gray, dark },
  primaryColor: 'teal',
  primaryShade: 6,
  white: '#ffffff',
  black: '#152220',
  autoContrast: true,
  // White text is 4.5 : 1 exactly up to this luminance.
  luminanceThreshold: 0.18,
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    // The text beside the icon wraps, however long its longest line would like to be.
    Alert: { defaultProps: { variant: 'light' }, styles: { body: { minWidth: 0 } } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: touchSized,
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Checkbox: touchSized,
    Drawer: { defaultProps: dialog },
    Modal: { defaultProps: { ...dialog, centered: true } },
    NativeSelect: touchSized,
    NumberInput: touchSized,
    PasswordInput: touchSized,
    Radio: touchSized,
    Select: { defaultProps: { size: 'md', allowDeselect: false, checkIconPosition: 'right' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md', tabularNums: true } },
    TextInput: touchSized,
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  },
});
