import type { resources as declared } from '../../contract/resources/index.ts';

type Declared = (typeof declared)[number];

/** Every declared resource has a name (one |||| many) and a label for each of its fields. */
export type ResourceTexts = {
  [R in Declared as R['name']]: {
    name: string;
    fields: { [F in keyof R['fields']]: string };
    /** Heading of its page, where the name alone will not do. */
    title?: string;
    /** The button that adds one, and the heading of its form. */
    add?: string;
    /** Heading of the form that changes one. */
    edit?: string;
    /** Head of the column that joins the fields of its label. */
    nameColumn?: string;
    /** For each field that is a list, a label for each field of its rows. */
    items?: Record<string, Record<string, string>>;
    /** Its rows where they stand in the way of a deletion, where the name alone will not do. */
    refuse?: string;
  };
};
