import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../contract/core/languages.ts';

interface LanguageSelectProps {
  label: string;
  language: Language;
  onChoose(to: Language): void;
}

/** The languages of the page, each under its own name. */
export function LanguageSelect({ label, language, onChoose }: LanguageSelectProps) {
  return (
    <label className="start-language">
      <span className="start-hidden">{label}</span>
      <select value={language} onChange={(event) => onChoose(event.target.value as Language)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
