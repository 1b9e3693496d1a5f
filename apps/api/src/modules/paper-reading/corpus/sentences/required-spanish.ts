/** The same in Spanish, as people in the United States write it, with English words among it. */
export const REQUIRED_SPANISH = `
roof|repair|Es necesario cambiar las tejas dañadas de la parte trasera antes del cierre.
roof|inspection|El prestamista exige una certificación del techo hecha por un techador con licencia.
roof|repair|Se tiene que reparar la gotera alrededor de la chimenea.
roof|repair|La canaleta del frente está caída y debe volver a fijarse.
roof|repair|El vendedor se compromete a reponer el tapajuntas suelto.
electrical|repair|Un electricista con licencia debe corregir la polaridad invertida en la sala.
electrical|repair|Faltan los GFCI del baño principal; deben instalarse.
electrical|repair|Hay que poner tapa a la caja de registro del garaje.
electrical|repair|El breaker principal se calienta y requiere reemplazo inmediato.
electrical|repair|Favor de tapar los cables expuestos del pasillo.
plumbing|repair|El calentador de agua está goteando y se debe reemplazar.
plumbing|repair|La válvula de alivio necesita un tubo de descarga.
plumbing|inspection|Se requiere análisis bacteriológico del pozo.
plumbing|inspection|Deberá presentarse la certificación del sistema séptico.
plumbing|repair|El inodoro está flojo, hay que volver a asentarlo.
plumbing|repair|La tubería rota bajo el fregadero tiene que ser reparada por un plomero.
hvac|repair|La calefacción no funciona y debe quedar operando antes de la firma.
hvac|inspection|Un técnico de HVAC deberá revisar y certificar el calefactor.
hvac|repair|El aire acondicionado no enfría; se solicita su reparación.
hvac|repair|Los ductos del ático están desconectados y necesitan reconectarse.
structural|inspection|Se necesita el informe de un ingeniero estructural sobre la pared agrietada del sótano.
structural|repair|Las vigas podridas del porche tienen que reemplazarse.
structural|repair|El poste de apoyo está inclinado; reforzar.
exterior|repair|Toda la pintura pelada del exterior debe rasparse y repintarse.
exterior|repair|Vidrio quebrado en la recámara: sustituirlo.
exterior|repair|Corregir la pendiente del terreno para que el agua corra lejos de la casa.
exterior|repair|La puerta de entrada no cierra con llave y debe repararse.
interior|repair|El plafón manchado de la cocina debe repararse y pintarse.
interior|repair|Se debe colocar piso en la recámara principal.
interior|repair|La alfombra rota de la escalera debe cambiarse porque alguien puede tropezar.
safety|repair|Instalar pasamanos en los escalones de la entrada.
safety|repair|Los detectores de humo son obligatorios en cada recámara; instalar.
safety|repair|Las rejas de las ventanas deben abrir desde adentro.
safety|repair|La terraza necesita baranda.
safety/other|completion/inspection|Se requiere cerrar el permiso de construcción abierto.
appliances|repair|La estufa empotrada no enciende y debe repararse o cambiarse.
appliances|repair|El lavaplatos gotea; reparar antes de cerrar.
pests_mold|inspection|Presentar reporte de termitas sin actividad.
pests_mold|repair|El moho del baño debe ser eliminado por una empresa certificada.
pests_mold|repair|Hay ratones en el ático; fumigar y sellar las entradas.
other|completion/inspection/repair|Agua, gas y luz deben estar conectados para la inspección final.
other|repair|Retirar la basura y los muebles viejos del patio.
other/safety|repair|La alberca vacía es un peligro y debe cercarse o llenarse.
other|completion|Terminar la ampliación conforme a los planos aprobados.
`;
