import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Messages } from '../messages.ts';

export const shortcuts: Messages<typeof english> = {
  title: 'Atajos de teclado',
  modKey: 'Ctrl',
  letters: 'Usar teclas sueltas como atajos',
  lettersHint: 'Desactívelo si usa dictado o pulsa teclas sin querer.',
  showHint: 'muestra lo que se reserva y después reserva',
  bookHint: 'reserva',
  does: {
    palette: 'Ir a una página o buscar',
    book: 'Reservar viaje',
    template: 'Reservar con una plantilla',
    send: 'Ver lo que se reserva; al pulsar otra vez, reservar',
    draft: 'Reserva sin terminar: continuar, empezar de nuevo',
    nextRow: 'Fila siguiente de la lista',
    previousRow: 'Fila anterior de la lista',
    openRow: 'Abrir la fila',
    nextForm: 'Fila siguiente y anterior en el formulario junto a la lista',
    selectRow: 'Seleccionar la fila',
    editRow: 'Editar la fila en la lista',
    reuse: 'Volver a reservar el viaje seleccionado',
    search: 'Buscar en la lista',
    undo: 'Deshacer la última eliminación',
    help: 'Mostrar esta lista',
  },
};
