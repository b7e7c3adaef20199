import { PAGE_CONFIG_ELEMENT } from '../../src/shell/pageConfig.ts';

/** Has the page carry this configuration, as pages of the server do. */
export function carryPageConfig(config: object): void {
  document.getElementById(PAGE_CONFIG_ELEMENT)?.remove();
  const element = document.createElement('script');
  element.id = PAGE_CONFIG_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}
