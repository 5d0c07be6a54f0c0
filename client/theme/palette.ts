import type { MantineColorsTuple } from '@mantine/core';

/** Sea teal: the one primary. Shade 6 carries white text at 5.2 : 1. */
export const teal: MantineColorsTuple = [
  '#e8f8f5',
  '#d0f0ea',
  '#a3e1d6',
  '#72d0c1',
  '#47bcab',
  '#1f9d8f',
  '#0b7a70',
  '#08665e',
  '#07514b',
  '#063b37',
];

/** Turmeric: tokens and nothing else. */
export const turmeric: MantineColorsTuple = [
  '#fff8e6',
  '#ffedc2',
  '#fedd8d',
  '#fbca55',
  '#f3b62c',
  '#e4a11b',
  '#c78310',
  '#9a620a',
  '#6f4608',
  '#4a2f07',
];

/** Amber, green and red speak of status; shade 6 of each carries white text at 4.5 : 1 or better. */
export const amber: MantineColorsTuple = [
  '#fff7ea',
  '#ffeacb',
  '#fdd59a',
  '#f9bb62',
  '#f0a037',
  '#d9801a',
  '#ac5a08',
  '#8c4808',
  '#6b3708',
  '#472506',
];
export const green: MantineColorsTuple = [
  '#ecf8ee',
  '#d7f0dc',
  '#aee0b9',
  '#80cd92',
  '#55b870',
  '#2f9d52',
  '#1d7c3d',
  '#176632',
  '#125028',
  '#0c3a1d',
];
export const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fadedc',
  '#f5bbb7',
  '#ee928c',
  '#e56a63',
  '#d94a43',
  '#c0322c',
  '#a02823',
  '#7d201c',
  '#571815',
];

/** Neutrals with a breath of the sea, so greys sit beside the teal. Shade 5 edges controls at 3 : 1 or better. */
export const gray: MantineColorsTuple = [
  '#f6f9f8',
  '#eef3f2',
  '#e2e9e8',
  '#d2dbd9',
  '#b9c6c4',
  '#7f8f8c',
  '#5c6b69',
  '#455452',
  '#2d3a38',
  '#1a2423',
];
export const dark: MantineColorsTuple = [
  '#dfe7e6',
  '#c0cbca',
  '#9aa9a7',
  '#74837f',
  '#36423f',
  '#29332f',
  '#1f2827',
  '#151c1c',
  '#101616',
  '#0b1010',
];
