import type { ComponentType } from 'react';
import type { SceneOptions } from './Scene.tsx';

/** A component of the product in one or more of its states. */
export interface Entry {
  name: string;
  show: ComponentType;
  /** For a page, which has its own margins: the scene around it. */
  scene?: SceneOptions;
}

export interface Area {
  /** As in the page's address. */
  id: string;
  name: string;
  entries: readonly Entry[];
}
