import type { Language } from '../../contract/core/languages.ts';

/** The rules that the texts of one language have to follow. */
interface Writing {
  /** Words to avoid; docs/i18n.md says what to write instead. */
  shunned: RegExp;
  /** Punctuation to avoid, by what it should be. */
  punctuation?: Record<string, RegExp>;
}

const noSpaceBefore = { 'no space before a sign': / [:;?!](?=\s|$)/ };
const guillemets = { '«quotation marks» without spaces': /["“”„]|« | »/ };

/** The words and the punctuation of the languages, from docs/i18n.md. */
export const WRITING: Partial<Record<Language, Writing>> = {
  de: {
    shunned:
      /\b(Passagiere?|Trips?|Einloggen|einloggen|Ausloggen|ausloggen|Reisen?(?=[ .,?!]|$)|Zahlungsmethoden?|Fuhrpark|Flotten?|Gutschrift(en)?|Kontonummern?)\b|(?<!%\{)\bEmail|\bGruppierung|lower_first/,
    punctuation: { ...noSpaceBefore, '„quotation marks“': /["”«»]/ },
  },
  en: {
    shunned:
      /\blog ?(in|out)\b|\bleft to pay\b|\bwithout tax\b|\bwrite credit note|\btake %\{\w+\} away|\bmoney\b|\bcreated at\b|\bnew (trip|account|employee|guest|group|fleet)\b|\bmend\b|\btrip history\b|drop-off|(?<!e-)\bmails?\b(?! server)/i,
  },
  es: {
    shunned:
      /\b(trayecto|carrera|huésped|chófer|trabajador)(e?s)?\b|\b(?<!gestor(es)? de )flotas?\b|\bmétodos? de pago\b|(?<!%\{)\be?mail\b|\bsalvar\b|\bdespacho\b|\bnúmero de cuenta\b/i,
    punctuation: {
      ...noSpaceBefore,
      ...guillemets,
      'a no-break space before %': /(?<!\u00a0)%(?!\{)/,
      'a question or an exclamation has both its signs': /^[^¿]*\?|^[^¡]*!|¿[^?]*$|¡[^!]*$/,
    },
  },
  fi: {
    shunned:
      /\b(trippi|reissu|buukka|kalusto(?!pä)|omat tiedo|ylläpitäj|(?<!%\{)email|asiakkuus|rahaa|tilinumero|maksutyyppi|kirjaudu pois)/i,
    punctuation: { ...noSpaceBefore, '”quotation marks”': /["“„«»]/ },
  },
  fr: {
    shunned:
      /\btrajets?\b|\brègles de déplacement\b|\bsociétés? de taxis\b|(?<!gestionnaires? de )\bflottes?\b|\btarifs?\b|\bdécommand|\bafficher les retards|\bargent\b|\bnuméro de compte\b/i,
    punctuation: {
      // An ordinary space there may become a line break, and no space at all is English
      // punctuation.
      'a no-break space before a sign': / [:;?!»]|« |[\p{L}\d})][;?!»]|[\p{L}})]:(?=\s|$)/u,
    },
  },
  hu: {
    shunned:
      /\bfuvar(?!szám)|\bflott(?!akezel)|\bsaját adat|\balkalmazott|(?<!%\{)\bemail|\blink|\bvezető(?!kn)|\brendszergazda|\bkonzol|\bjóváíró számla|kifizet(ett|etlen)ként/i,
    punctuation: { ...noSpaceBefore, '„quotation marks”': /["“«»]/ },
  },
  it: {
    shunned:
      /\b(tragitt[oi]|conducent[ei]|impiegat[oi]|compagni[ae]|cont[oi])\b|(?<!gestor[ei] della )\bflott[ae]\b|\bmodalità di pagamento|\bsmistamento\b|\bdenaro\b|\bnumero di account\b|(?<!%\{)\bemail\b/i,
    punctuation: {
      ...noSpaceBefore,
      ...guillemets,
      'nobody called Lei': /\b(Lei|Suoi?|Su[ae])\b/,
    },
  },
  nl: {
    shunned:
      /\b(reserver\w*|(in|uit)log\w*|chauffeuse|klantaccount|betaalmethodes?|betaalmiddel(en)?|fleetmanager|bon|vlo(ot|ten)|(controleer|herhaal|sla) haar)\b|(?<!%\{)\bemail\b/i,
    punctuation: { ...noSpaceBefore, '‘quotation marks’': /["“”„«»]/ },
  },
  pt: {
    shunned:
      /\b(corridas?|trajetos?|condutor(es)?|funcionários?|usuários?|arquivos?|senhas?|links?|hóspedes?|(?<!gestor(es)? d[ae] )frotas?|salvar|você|caracteres|meios? de pagamento|despacho|número d[ae] conta(?! da central))\b|(?<!%\{)\bemail\b/i,
    punctuation: { ...noSpaceBefore, ...guillemets },
  },
  sv: {
    shunned:
      /\b(passagerar\w*|e-postmeddeland\w*|fordonsansvarig|anställd\w*|betalningssätt|flott(a|an|or|ans)|färd(er|en)?|pengar|(?<!%\{)email)\b/i,
    punctuation: { ...noSpaceBefore, '”quotation marks”': /["“„«»]/ },
  },
};
