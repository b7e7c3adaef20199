import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Atalhos de teclado',
  modKey: 'Ctrl',
  letters: 'Usar teclas simples como atalhos',
  lettersHint: 'Desative se usa ditado ou prime teclas sem querer.',
  showHint: 'mostra o que é reservado e depois reserva',
  bookHint: 'reserva',
  does: {
    palette: 'Abrir uma página ou procurar',
    book: 'Reservar viagem',
    template: 'Reservar a partir de um modelo',
    send: 'Ver o que é reservado; ao premir novamente, reservar',
    draft: 'Reserva por terminar: continuar, recomeçar',
    nextRow: 'Linha seguinte da lista',
    previousRow: 'Linha anterior da lista',
    openRow: 'Abrir a linha',
    nextForm: 'Linha seguinte e anterior no formulário ao lado da lista',
    selectRow: 'Selecionar a linha',
    editRow: 'Editar a linha na lista',
    reuse: 'Reservar novamente a viagem selecionada',
    search: 'Procurar na lista',
    undo: 'Anular a última eliminação',
    help: 'Mostrar esta lista',
  },
};
