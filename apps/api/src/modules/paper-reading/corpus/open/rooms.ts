/** key | category | kind | place en | place es | cost from-to | defect en | action en | defect es | action es */
export const OPEN_ROOMS = `
interior-1 | interior | repair | Hall ceiling | Techo del pasillo | 250-900 | Ceiling drywall is stained and sagging. | Replace the damaged drywall after the leak is fixed. | Panel de yeso manchado y vencido. | Reemplazar después de reparar la gotera.
interior-2 | interior | repair | Stair | Escalera | 200-1200 | Carpet is torn at the stair and is a trip hazard. | Repair or replace. | Alfombra rota en la escalera con riesgo de tropiezo. | Reparar o reemplazar.
interior-3 | interior | repair | Bedroom 2 | Dormitorio 2 | 600-3500 | Floor covering is missing over the subfloor. | Install finish flooring. | Falta el piso sobre el contrapiso. | Instalar acabado.
interior-4 | interior | repair | Window sills | Marcos de ventana | 250-1800 | Chipping interior paint on window sills of a pre-1978 home. | Stabilize the paint. | Pintura interior descascarada en casa anterior a 1978. | Estabilizar la pintura.
interior-5 | interior | repair | Garage wall |  | 150-600 | Hole in the garage fire wall. | Patch with fire-rated drywall. | Agujero en la pared cortafuego del garaje. | Reparar con panel resistente al fuego.
interior-6 | interior | repair | Bedroom 3 | Dormitorio 3 | 150-450 | Bedroom door is missing. | Hang a door with hardware. | Falta la puerta del dormitorio. | Instalar.
interior-7 | interior | repair | Kitchen | Cocina | 3000-15000 | Kitchen cabinets and sink were removed. | Install a working kitchen. | Se retiraron gabinetes y fregadero. | Instalar cocina funcional.
interior-8 | interior | repair | Primary bath | Baño principal | 900-4500 | Shower tile is loose and the wall behind is soft. | Rebuild the wet wall. | Azulejos sueltos y pared blanda en la ducha. | Reconstruir.
interior-9 | interior | repair | Attic | Ático | 500-2500 | Attic insulation is missing over the addition. | Insulate. | Falta aislamiento en el ático de la ampliación. | Aislar.
interior-10 | interior | repair | Basement room |  | 600-3000 | Unfinished drywall and exposed studs. | Tape, finish and paint. | Paneles sin terminar y montantes expuestos. | Terminar y pintar.
interior-11 | interior | repair | Family room | Sala familiar | 120-600 | Sliding door is off its track. | Repair the door. | La puerta corrediza está fuera del riel. | Reparar.
interior-12 | interior | repair/inspection | Laundry | Lavandería | 300-3500 | Vinyl floor is lifting and may contain asbestos. | Test before removal and repair. | El vinilo se levanta y puede tener asbesto. | Analizar antes de retirar.
safety-1 | safety | repair | Basement stair | Escalera del sótano | 100-400 | Stairs to the basement have no handrail. | Install a graspable handrail. | La escalera al sótano no tiene pasamanos. | Instalarlo.
safety-2 | safety | repair | Rear deck | Terraza trasera | 400-2500 | Deck more than 30 inches high has no guard. | Install a guardrail. | Terraza a más de 30 pulgadas sin baranda. | Instalar baranda.
safety-3 | safety | repair | Each level | Cada nivel | 40-300 | Smoke alarms are missing. | Install alarms in bedrooms and on each level. | Faltan detectores de humo. | Instalar en dormitorios y en cada nivel.
safety-4 | safety | repair | Hall | Pasillo | 30-150 | No carbon monoxide alarm with gas appliances. | Install alarms. | Sin detector de monóxido de carbono. | Instalar.
safety-5 | safety | repair | Bedroom windows | Ventanas del dormitorio | 150-900 | Security bars have no quick release. | Install releases or remove the bars. | Rejas sin apertura rápida. | Instalar mecanismo o retirarlas.
safety-6 | safety | repair | Basement | Sótano | 2000-6000 | Basement bedroom has no escape window. | Install egress or stop the use as a bedroom. | Dormitorio de sótano sin salida de emergencia. | Instalar o cambiar el uso.
safety-7 | safety | repair | Stair landing |  | 200-1200 | Balusters are spaced too wide. | Add balusters to close the gaps. | Barrotes muy separados. | Agregar barrotes.
safety-8 | safety | repair | Basement pipes |  | 500-4000 | Exposed asbestos pipe wrap is damaged. | Have a licensed firm encapsulate or remove it. | Aislamiento de asbesto dañado. | Encapsular o retirar con empresa autorizada.
safety-9 | safety | completion/repair | Addition | Ampliación | 0-1500 | Open permit for the addition. | Obtain final approval from the building department. | Permiso abierto de la ampliación. | Obtener aprobación final.
safety-10 | safety | repair/inspection | Attic | Ático | 0-250 | Attic access is sealed. | Provide access so it can be viewed. | El acceso al ático está sellado. | Dar acceso para inspeccionar.
safety-11 | safety | repair | Yard |  | 100-800 | Unfenced well pit is a fall hazard. | Cover and secure the pit. | Pozo abierto con riesgo de caída. | Cubrir y asegurar.
safety-12 | safety/electrical | repair | Patio | Patio | 80-250 | Bare wiring at a removed fixture. | Terminate in a covered box. | Cables expuestos donde se retiró una lámpara. | Terminar en caja con tapa.
safety-13 | safety | repair/inspection | Lower level |  | 900-2500 | Radon test is above the action level. | Install a mitigation system and retest. | Radón sobre el nivel de acción. | Instalar mitigación y repetir la prueba.
safety-14 | safety | repair | Garage entry | Entrada del garaje | 300-900 | Door to the garage is not fire-rated. | Install a rated self-closing door. | La puerta al garaje no es resistente al fuego. | Instalar una con autocierre.
safety-15 | safety | repair | Side yard | Patio lateral | 1200-4500 | Abandoned fuel tank is in the yard. | Remove or close it under permit. | Tanque de combustible abandonado. | Retirar o clausurar con permiso.
appliances-1 | appliances | repair | Kitchen | Cocina | 500-1500 | Built-in range is missing. | Install a working range. | Falta la estufa empotrada. | Instalar una que funcione.
appliances-2 | appliances | repair | Kitchen | Cocina | 150-900 | Dishwasher does not drain. | Repair or replace it. | El lavaplatos no desagua. | Reparar o reemplazar.
appliances-3 | appliances | repair | Kitchen | Cocina | 20-120 | Range has no anti-tip bracket. | Install the bracket. | La estufa no tiene soporte antivuelco. | Instalarlo.
appliances-4 | appliances/hvac | repair | Laundry | Lavandería | 120-400 | Dryer vents into the crawl space. | Vent to the exterior with metal duct. | La secadora ventila bajo la casa. | Conducir al exterior con ducto metálico.
appliances-5 | appliances/electrical | repair | Kitchen | Cocina | 120-350 | Disposal is wired with an extension cord. | Hardwire or add an outlet. | El triturador usa extensión eléctrica. | Cablear o agregar toma.
appliances-6 | appliances | repair | Kitchen | Cocina | 120-700 | Cooktop burners do not light. | Repair the cooktop. | Los quemadores no encienden. | Reparar.
appliances-7 | appliances/plumbing | repair | Laundry | Lavandería | 150-500 | Washer drain overflows. | Clear and repair the standpipe. | El desagüe de la lavadora se desborda. | Destapar y reparar.
pests-1 | pests_mold | repair/inspection | Sill, rear |  | 400-1800 | Active termite evidence at the sill. | Treat and provide a clear wood-destroying insect report. | Evidencia activa de termitas. | Tratar y presentar informe libre de insectos.
pests-2 | pests_mold | inspection | Whole house | Toda la casa | 75-200 | Wood-destroying insect inspection is required. | Provide the report. | Se requiere inspección de insectos de la madera. | Presentar informe.
pests-3 | pests_mold | repair | Attic | Ático | 800-5000 | Visible mold on the attic sheathing. | Remove by a qualified firm and correct the moisture source. | Moho visible en el ático. | Eliminar con empresa calificada y corregir la humedad.
pests-4 | pests_mold | repair | Crawl space | Espacio bajo la casa | 300-1800 | Rodent droppings in the crawl space. | Exclude, clean and seal openings. | Excremento de roedores bajo la casa. | Sellar entradas y limpiar.
pests-5 | pests_mold | repair | Kitchen window | Ventana de la cocina | 400-2500 | Carpenter ant damage at the window header. | Treat and repair the wood. | Daño de hormigas carpinteras en el dintel. | Tratar y reparar.
pests-6 | pests_mold | repair | Crawl space | Espacio bajo la casa | 600-3500 | Crawl space has standing moisture and no vapor barrier. | Install a barrier. | Humedad bajo la casa sin barrera de vapor. | Instalar barrera.
pests-7 | pests_mold/interior | repair | Bath 2 | Baño 2 | 500-2500 | Mold-stained drywall behind the tub. | Remove and replace after drying. | Panel con moho detrás de la bañera. | Retirar y reemplazar tras secar.
pests-8 | pests_mold | repair | Attic gable |  | 400-2000 | Bats are roosting in the gable. | Exclude and clean. | Murciélagos en el frontón. | Excluir y limpiar.
pests-9 | pests_mold | repair/inspection | Crawl space | Espacio bajo la casa | 400-3500 | Powder-post beetle holes in floor joists. | Inspect, treat and reinforce as needed. | Orificios de escarabajo en viguetas. | Inspeccionar, tratar y reforzar.
pests-10 | pests_mold/interior | repair | Basement | Sótano | 400-4000 | Musty odor and wet basement carpet. | Dry out and find the source. | Olor a humedad y alfombra mojada en el sótano. | Secar y encontrar la causa.
pests-11 | pests_mold | repair | South wall | Pared sur | 250-1200 | Bee colony inside the wall. | Remove the colony and close the opening. | Colmena dentro de la pared. | Retirar y cerrar la abertura.
other-1 | other | repair/completion | Whole house | Toda la casa | 0-400 | All utilities must be on for the final visit. | Activate gas, water and power. | Todos los servicios deben estar activos en la visita final. | Conectar gas, agua y luz.
other-2 | other | repair | Interior and yard |  | 200-2500 | Debris blocks rooms and the yard. | Remove the debris. | Escombros en cuartos y patio. | Retirarlos.
other-3 | other | repair | Pool | Piscina | 1500-20000 | Swimming pool is empty and cracked. | Repair, fill and operate, or remove. | Piscina vacía y agrietada. | Reparar y llenar, o eliminar.
other-4 | other | repair | Driveway | Entrada de autos | 300-4000 | Driveway has heaved slabs. | Repair the trip hazard. | La entrada tiene losas levantadas. | Reparar el riesgo de tropiezo.
other-5 | other/electrical | repair | Exterior wall | Pared exterior | 120-500 | Solar panel disconnect is unlabeled and loose. | Secure and label. | El desconectador solar está suelto y sin rótulo. | Fijar y rotular.
other-6 | other | repair | Garage | Garaje | 1500-15000 | Unpermitted garage conversion. | Restore the garage or legalize the space. | Conversión de garaje sin permiso. | Restaurar o legalizar.
other-7 | other | completion/inspection/repair | Access road |  | 0-500 | Private road needs a recorded maintenance agreement. | Provide a copy. | Camino privado requiere acuerdo de mantenimiento. | Presentar copia.
other-8 | other | completion/inspection/repair | Well | Pozo | 0-500 | Shared well needs a recorded agreement. | Provide a copy. | Pozo compartido requiere acuerdo registrado. | Presentar copia.
other-9 | other | repair | Front elevation | Fachada | 20-80 | House number is not visible from the street. | Install numbers. | El número de la casa no se ve desde la calle. | Instalarlo.
other-10 | other/exterior | repair | Side yard | Patio lateral | 100-600 | Overgrown brush blocks access to the meter. | Clear the brush. | Maleza impide el acceso al medidor. | Limpiar.
other-11 | other | completion/repair | Rear addition |  | 5000-60000 | Addition is incomplete. | Finish per plans and obtain the certificate of occupancy. | Ampliación sin terminar. | Completar según planos y obtener certificado de ocupación.
other-12 | other | inspection | Side yard | Patio lateral | 300-2500 | Oil stain and odor near the tank. | Obtain an environmental inspection. | Mancha y olor de aceite junto al tanque. | Obtener inspección ambiental.
`;
