import type { Messages } from '../../messages.ts';
import type { groups as english } from '../../en/later/groups.ts';

export const groups: Messages<typeof english> = {
  save: 'Tallenna ryhmä',
  saveName: 'Tallenna ryhmän nimi',
  saved: 'Ryhmä on tallennettu',
  members: {
    title: 'Jäsenet',
    later: 'Tallenna ensin nimi. Sen jälkeen voit valita, ketkä kuuluvat ryhmään.',
    search: 'Valitse työntekijöitä',
    add: 'Lisää |||| Lisää %{smart_count}',
    already: 'On jo tässä ryhmässä',
    moves: 'Siirtyy tänne ryhmästä %{group}',
    unavailable: 'Työntekijöitä ei voitu ladata. Yritä uudelleen.',
    nobody: 'Tällä tilillä ei ole vielä työntekijöitä',
    none: 'Ryhmässä ei ole vielä ketään',
    noneHint: 'Valitse työntekijöitä yltä ja lisää heidät.',
    defaultHint: 'Työntekijät, jotka eivät ole muussa ryhmässä, kuuluvat tähän.',
    joins: 'Lisätään',
    leaves: 'Poistetaan',
    remove: 'Poista %{name} ryhmästä',
    keep: 'Pidä %{name} ryhmässä',
  },
  rules: {
    title: 'Matkasäännöt',
    later: 'Tallenna ensin nimi. Sen jälkeen voit määrittää, mitä matkoja ryhmä saa varata.',
    own: 'Ei rajoitusta: omat säännöt',
    saveFirst: 'Tallenna ryhmä tai kumoa sääntöjen muutokset, ennen kuin valitset toiset.',
    unavailable: 'Sääntöjä ei voitu ladata. Lataa sivu uudelleen.',
    shared:
      'Nämä säännöt koskevat myös toista ryhmää: %{groups}. |||| Nämä säännöt koskevat myös muita ryhmiä: %{groups}.',
    inactive: 'Matkarajoitus ”%{name}” ei ole käytössä: sen säännöt eivät nyt koske ketään.',
    reset: 'Tyhjennä säännöt',
    willReset: 'Kaikki säännöt poistetaan, kun tallennat ryhmän.',
    undo: 'Kumoa sääntöjen muutokset',
  },
  sharedQuestion: {
    title: 'Muutetaanko myös muiden ryhmien sääntöjä?',
    text: 'Samat säännöt koskevat ryhmiä %{groups} ja %{group}. |||| Samat säännöt koskevat ryhmiä %{groups} ja %{group}.',
    everyGroup: 'Muuta kaikille',
    thisGroup: 'Vain ryhmälle %{group}',
  },
};
