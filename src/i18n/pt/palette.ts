import type { palette as english } from '../en/palette.ts';
import type { Messages } from '../messages.ts';

export const palette: Messages<typeof english> = {
  title: 'Acesso rápido e pesquisa',
  button: 'Procurar',
  placeholder: 'Abrir uma página ou procurar uma pessoa, viagem ou conta',
  recent: 'Recentes',
  pages: 'Ir para',
  switchAccount: 'Mudar de conta',
  bookFor: 'Reservar para',
  current: 'selecionado',
  searching: 'A procurar pessoas, viagens e contas…',
  found: '%{smart_count} resultado |||| %{smart_count} resultados',
  failed: 'A procura falhou. Tentar novamente',
  hint: 'Escreva pelo menos %{min} letras para procurar pessoas, viagens e contas.',
};
