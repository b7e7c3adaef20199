import { PAGE_CONFIG_ELEMENT } from '../../src/shell/pageConfig.ts';

/** Puts this configuration into the page, as the server's pages have it. */
export function carryPageConfig(config: object): void {
  document.getElementById(PAGE_CONFIG_ELEMENT)?.remove();
  const element = document.createElement('script');
  element.id = PAGE_CONFIG_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}
