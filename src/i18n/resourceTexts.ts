import type { resources as declared } from '../../contract/resources/index.ts';
import type { ownFields } from './ownFields.ts';

type Declared = (typeof declared)[number];
type OwnField<R> = R extends keyof typeof ownFields ? keyof (typeof ownFields)[R] : never;

/** Every declared resource has a name (one |||| many) and a label for each of its fields. */
export type ResourceTexts = {
  [R in Declared as R['name']]: {
    name: string;
    fields: { [F in Exclude<keyof R['fields'], OwnField<R['name']>>]: string };
    /** The heading of its page, if the name alone does not fit. */
    title?: string;
    /** The button that adds one, and the heading of its form. */
    add?: string;
    /** Heading of the form that changes one. */
    edit?: string;
    /** The head of the column that joins the fields of its name. */
    nameColumn?: string;
    /** For each field that is a list, a label for each field of its rows. */
    items?: Record<string, Record<string, string>>;
    /** The name of rows that prevent a deletion, if the resource's name alone does not fit. */
    refuse?: string;
  };
};
