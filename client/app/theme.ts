import { createTheme } from '@mantine/core';
import { amber, dark, gray, green, red, teal, turmeric } from './palette';

const fontFamily =
  "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The one elevation, for what floats above the page. */
const lift = 'var(--tk-lift)';

/** A 44 px control is the smallest that a thumb hits without looking: `md` inputs and buttons are that tall. */
const touchSized = { defaultProps: { size: 'md' } };
const titled = { title: { fontWeight: 700 } };
/** A dialog's <header> is its own, not a second banner of the page. */
const dialogParts = { header: { role: 'presentation' } };
const quietOverlay = { blur: 2, backgroundOpacity: 0.4 };

// Component entries are plain objects: importing the components here would ship them with the landing page.
export const theme = createTheme({
  colors: { teal, turmeric, amber, green, red, gray, dark },
  primaryColor: 'teal',
  primaryShade: { light: 6, dark: 6 },
  white: '#ffffff',
  black: '#152220',
  autoContrast: true,
  // White text is 4.5 : 1 exactly up to this luminance.
  luminanceThreshold: 0.18,
  fontFamily,
  // Five sizes on lines of a 4 px grid: 12/16, 14/20, 16/24, 20/28, 26/32.
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.625rem' },
  lineHeights: { xs: '1.3333', sm: '1.42857', md: '1.5', lg: '1.4', xl: '1.23077' },
  shadows: { xs: lift, sm: lift, md: lift, lg: lift, xl: lift },
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.23077' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5', fontWeight: '600' },
      h4: { fontSize: '0.875rem', lineHeight: '1.42857', fontWeight: '600' },
    },
  },
  defaultRadius: 'md',
  radius: { md: '0.625rem', lg: '1rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    // The text beside the icon wraps, however long its longest line would like to be.
    Alert: { defaultProps: { variant: 'light' }, styles: { body: { minWidth: 0 } } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: touchSized,
    Card: { defaultProps: { withBorder: true, padding: 'lg', shadow: undefined } },
    Checkbox: touchSized,
    Chip: touchSized,
    DateInput: touchSized,
    DatePickerInput: touchSized,
    Drawer: {
      defaultProps: { overlayProps: quietOverlay, transitionProps: { duration: 160 }, attributes: dialogParts },
      styles: titled,
    },
    FileInput: touchSized,
    Menu: { defaultProps: { shadow: 'sm', transitionProps: { duration: 120 } } },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: quietOverlay,
        transitionProps: { duration: 160 },
        attributes: dialogParts,
      },
      styles: titled,
    },
    MultiSelect: touchSized,
    NativeSelect: touchSized,
    NumberInput: touchSized,
    Paper: { defaultProps: { withBorder: true } },
    PasswordInput: touchSized,
    Radio: touchSized,
    Select: { defaultProps: { size: 'md', allowDeselect: false, checkIconPosition: 'right' } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md', tabularNums: true } },
    TextInput: touchSized,
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  },
});
