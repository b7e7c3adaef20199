import { afterEach, describe, expect, it } from 'vitest';
import { isCovered, isPressed, isTypedInto } from './keyPress.ts';

const press = (key: string, held: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...held });
afterEach(() => document.body.replaceChildren());

describe('a shortcut', () => {
  it('is its key alone, with or without Caps Lock', () => {
    expect([isPressed('n', press('n')), isPressed('n', press('N'))]).toEqual([true, true]);
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
      expect(isPressed('n', press('n', held))).toBe(false);
    expect(isPressed('n', press('m'))).toBe(false);
  });

  it.each(['?', '/'] as const)('is found where the keyboard layout has it: %s', (sign) => {
    expect(isPressed(sign, press(sign, { shiftKey: true }))).toBe(true);
    expect(isPressed(sign, press(sign))).toBe(true);
  });

  it('of a digit is the key with this digit, with Shift or without', () => {
    expect(isPressed('1', press('1', { code: 'Numpad1' }))).toBe(true);
    expect(isPressed('1', press('&', { code: 'Digit1' }))).toBe(true);
    expect(isPressed('1', press('1', { code: 'Digit1', shiftKey: true }))).toBe(true);
    expect(isPressed('1', press('2', { code: 'Digit2' }))).toBe(false);
    expect(isPressed('1', press('1', { code: 'Digit1', ctrlKey: true }))).toBe(false);
  });

  it('does not react to a held or composed key', () => {
    expect(isPressed('n', press('n', { repeat: true }))).toBe(false);
    expect(isPressed('n', press('n', { isComposing: true }))).toBe(false);
  });

  it('with Enter needs Ctrl, or Cmd on a Mac', () => {
    expect(isPressed('Mod+Enter', press('Enter', { ctrlKey: true }))).toBe(true);
    expect(isPressed('Mod+Enter', press('Enter', { metaKey: true }))).toBe(true);
    expect(isPressed('Mod+Enter', press('Enter'))).toBe(false);
  });
});

it.each([
  ['<input>', true],
  ['<input type="radio">', false],
  ['<textarea></textarea>', true],
  ['<div role="combobox"></div>', true],
  ['<span role="spinbutton"></span>', true],
  ['<button></button>', false],
  ['<tr tabindex="0"></tr>', false],
])('a letter that is pressed in %s is typed: %s', (html, isTyped) => {
  const body = document.createElement(html.startsWith('<tr') ? 'tbody' : 'div');
  body.innerHTML = html;
  expect(isTypedInto(body.firstElementChild)).toBe(isTyped);
});

it('does not take keys from an open dialog', () => {
  expect(isCovered()).toBe(false);
  document.body.innerHTML = '<div role="dialog"></div>';
  expect(isCovered()).toBe(true);
});
