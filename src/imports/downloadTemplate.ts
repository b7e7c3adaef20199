import type { Language } from '../../contract/core/languages.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { downloadAddress } from '../downloads/saveFile.ts';
import { columnLabel } from './columnLabel.ts';

/**
 * Downloads the template of a resource: the file that its declaration names, or one made from it,
 * with its headings in the reader's language.
 */
export async function downloadTemplate(
  resource: AnyResource,
  language: Language,
  translate: (key: string) => string,
): Promise<void> {
  const named = resource.importable?.template;
  if (named) return downloadAddress(`/templates/${named}`, named);
  const [{ templateColumns }, { templateFile }, { saveFile }] = await Promise.all([
    import('../../contract/import/columns.ts'),
    import('./failedFile.ts'),
    import('../downloads/saveFile.ts'),
  ]);
  const headings = templateColumns(resource).map((column) =>
    columnLabel(translate, resource, column),
  );
  saveFile(`${resource.name}_import_template.csv`, templateFile(headings, language));
}
